// Registers the element: a page with this script has `<ply-scope algorithm="sss-star" game="[[3,12],[2,4]]">`.

import { PlyscopeElement } from "./element/plyscope-element.js";

if (!customElements.get("ply-scope")) customElements.define("ply-scope", PlyscopeElement);
