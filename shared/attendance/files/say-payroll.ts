import commonEn from '../../words/en/common.json' with { type: 'json' }
import en from '../../words/en/payroll.json' with { type: 'json' }
import commonHu from '../../words/hu/common.json' with { type: 'json' }
import hu from '../../words/hu/payroll.json' with { type: 'json' }
import { sayFrom } from '../../words/say.ts'

/** Says what only files and pages of payroll say; its words are apart, so that no other function carries them. */
export const sayPayroll = /* @__PURE__ */ sayFrom({
  hu: { payroll: hu, common: commonHu },
  en: { payroll: en, common: commonEn },
})
