use proptest::prelude::*;

use super::*;
use crate::test_support::{EVENTS, drawn_event};

/// Numbers of any size, small and great ones more often.
fn numbers() -> impl Strategy<Value = Vec<u32>> {
    let number = prop_oneof![
        0..8_u32,
        any::<u32>(),
        (u32::MAX - 4..=u32::MAX),
        (i32::MAX as u32 - 2..=i32::MAX as u32 + 2),
    ];
    prop::collection::vec(number, 12)
}

proptest! {
    /// Events of all kinds in any order, with any fields, more than a block of them.
    #[test]
    fn events_come_out_as_they_went_in(
        drawn in prop::collection::vec((0..EVENTS.len(), numbers()), 1..3 * BLOCK),
    ) {
        let events: Vec<_> =
            drawn.into_iter().map(|(kind, numbers)| drawn_event(kind, u32::MAX, numbers)).collect();
        let mut log = EventLog::default();
        for (index, event) in events.iter().enumerate() {
            log.begin(|| 0);
            log.push(index as u8, *event, false);
        }
        for (index, event) in events.iter().enumerate() {
            prop_assert_eq!(log.get(index), Some((index as u8, *event)));
        }
        prop_assert_eq!(log.get(log.len()), None);
        let all: Vec<_> = log.range(0, usize::MAX).map(|(_, event)| event).collect();
        prop_assert_eq!(all, events);
    }
}
