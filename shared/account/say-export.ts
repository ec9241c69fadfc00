import en from '../words/en/export.json' with { type: 'json' }
import hu from '../words/hu/export.json' with { type: 'json' }
import { sayFrom } from '../words/say.ts'

/** Says what only an export of somebody's data says; its words are apart, so that no other function carries them. */
export const sayExport = /* @__PURE__ */ sayFrom({ hu: { export: hu }, en: { export: en } })
