import en from '../../words/en/feed.json' with { type: 'json' }
import hu from '../../words/hu/feed.json' with { type: 'json' }
import { sayFrom } from '../../words/say.ts'

/** Says what only calendar feeds say; its words are apart, so that no other function carries them. */
export const sayFeed = /* @__PURE__ */ sayFrom({ hu: { feed: hu }, en: { feed: en } })
