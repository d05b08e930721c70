export { o as runCheck } from "./engine.js";
