import type { KeyIn } from '#shared/words/translation-key.ts'

type Started<End extends string> =
  KeyIn<'legal'> extends infer Key ? (Key extends `${infer Name}${End}` ? Name : never) : never

export interface LegalDocument {
  name: Started<'Lead'>
  /** As the specification writes it. */
  updated?: string
  sections: readonly Started<'Text'>[]
  /** The section that lists what is known of the operator. */
  factsUnder?: Started<'Text'>
}

export const privacyPolicy: LegalDocument = {
  name: 'privacy',
  updated: '17/03/2023',
  sections: [
    'privacyWho',
    'privacyWhat',
    'privacySpecial',
    'privacyAudience',
    'privacyRetention',
    'privacyPlace',
    'privacyRights',
    'privacyCookies',
    'privacySecurity',
    'privacyComplaint',
  ],
}

export const termsOfUse: LegalDocument = {
  name: 'terms',
  sections: [
    'termsSubject',
    'termsContract',
    'termsPlans',
    'termsCompany',
    'termsLaw',
    'termsService',
    'termsData',
    'termsLiability',
    'termsEnd',
    'termsChanges',
  ],
}

export const imprint: LegalDocument = {
  name: 'imprint',
  sections: ['imprintOperator', 'imprintHosting', 'imprintContent'],
  factsUnder: 'imprintOperator',
}
