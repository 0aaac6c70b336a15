"""The course of the example, for nbgrader. The environment of the graders has `plyscope`."""

c = get_config()  # noqa: F821

c.CourseDirectory.course_id = "game-trees"
c.ExecutePreprocessor.timeout = 60
