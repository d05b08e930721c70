export { i as answerOf } from "./engine-cli2.js";
