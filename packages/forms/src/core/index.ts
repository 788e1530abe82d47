export { sayProblems, type Problem } from './problems.js';
export {
  messagesOf,
  readMessageText,
  writeMessage,
  type MessageCatalogue,
  type MessageText,
  type MessageValues,
} from './messageText.js';
