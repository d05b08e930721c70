export { t as runList } from "./engine.js";
