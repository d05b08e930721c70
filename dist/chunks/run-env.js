export { i as runEnv } from "./engine.js";
