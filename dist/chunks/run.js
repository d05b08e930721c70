export { C as run } from "./engine.js";
