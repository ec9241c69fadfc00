import en from '../../words/en/audit.json' with { type: 'json' }
import hu from '../../words/hu/audit.json' with { type: 'json' }
import { sayFrom } from '../../words/say.ts'

/** Says what only the audit log says; its words are apart, so that no other function carries them. */
export const sayAudit = /* @__PURE__ */ sayFrom({ hu: { audit: hu }, en: { audit: en } })
