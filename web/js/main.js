import { load } from "./engine.js";

const app = document.getElementById("app");
if (app) app.textContent = `Plyscope ${await load()}`;
