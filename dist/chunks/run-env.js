export { n as runEnv } from "./engine.js";
