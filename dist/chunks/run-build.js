export { d as runBuild } from "./engine.js";
