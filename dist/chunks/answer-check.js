export { r as answerOf } from "./engine-cli.js";
