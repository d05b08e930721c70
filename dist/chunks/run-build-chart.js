export { r as runBuildChart } from "./engine-cli2.js";
