export { c as runBuildChart } from "./engine.js";
