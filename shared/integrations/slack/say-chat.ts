import en from '../../words/en/chat.json' with { type: 'json' }
import hu from '../../words/hu/chat.json' with { type: 'json' }
import { sayFrom } from '../../words/say.ts'

/** Says what only chats say; its words are apart, so that no other function carries them. */
export const sayChat = /* @__PURE__ */ sayFrom({ hu: { chat: hu }, en: { chat: en } })
