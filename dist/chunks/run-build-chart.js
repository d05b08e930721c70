export { f as runBuildChart } from "./engine.js";
