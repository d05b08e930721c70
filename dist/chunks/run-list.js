export { i as runList } from "./engine.js";
