export { t as startJob } from "./engine-cli3.js";
