export { t as runBuild } from "./engine-cli2.js";
