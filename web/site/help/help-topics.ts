import type { KeyIn } from '#shared/words/translation-key.ts'

type Word = KeyIn<'help'>
type ArticleName = Word extends infer Key ? (Key extends `${infer Name}Text` ? Name : never) : never

export interface HelpTopic {
  name: Word
  articles: readonly ArticleName[]
}

/** The topics of the help by group, in the order in which somebody needs them who has just come. */
export const helpGroups: readonly { name: Word; topics: readonly HelpTopic[] }[] = [
  {
    name: 'groupStart',
    topics: [
      { name: 'registering', articles: ['register', 'free', 'afterTrial'] },
      { name: 'inviting', articles: ['invite', 'import', 'invited'] },
      { name: 'opening', articles: ['opening', 'openingCarried'] },
    ],
  },
  {
    name: 'groupLeave',
    topics: [
      { name: 'requesting', articles: ['request', 'types', 'half', 'past', 'cancel'] },
      { name: 'approving', articles: ['approve', 'undo', 'standIn', 'forgotten'] },
      { name: 'allowance', articles: ['why', 'wrong', 'carried', 'sick'] },
      { name: 'mandatory', articles: ['mandatory', 'mandatoryLaw'] },
      { name: 'calendar', articles: ['calendar', 'private'] },
    ],
  },
  {
    name: 'groupPayroll',
    topics: [
      { name: 'sheet', articles: ['sheet', 'sheetLaw'] },
      { name: 'payroll', articles: ['payroll', 'payrollChanged', 'payrollSheet'] },
    ],
  },
  {
    name: 'groupCompany',
    topics: [
      { name: 'days', articles: ['hours', 'holidays', 'rules'] },
      { name: 'people', articles: ['groups', 'roles', 'leaver'] },
    ],
  },
  {
    name: 'groupAccount',
    topics: [
      { name: 'notifications', articles: ['switches', 'digest'] },
      { name: 'signIn', articles: ['password', 'secondStep', 'email'] },
      { name: 'ownData', articles: ['copy', 'erase', 'deleteCompany'] },
    ],
  },
]
