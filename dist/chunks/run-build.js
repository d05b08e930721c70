export { s as runBuild } from "./engine.js";
