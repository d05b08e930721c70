export { n as diffChanges } from "./engine.js";
