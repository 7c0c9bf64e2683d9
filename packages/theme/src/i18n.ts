// UI strings, for tools that generate the data of a site. This module does not import React.
export { messageOverrides } from './model/message-overrides';
export { type Messages, messagesFor } from './model/messages';
