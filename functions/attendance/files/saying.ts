import { sayPayroll } from '#shared/attendance/files/say-payroll.ts'
import type { Say } from '#shared/attendance/files/payroll-words.ts'
import type { Language } from '#shared/words/language.ts'

/** Says what stands in files, in a language. */
export const sayingIn =
  (language: Language): Say =>
  (key, values = {}) =>
    sayPayroll({ key, values }, language)
