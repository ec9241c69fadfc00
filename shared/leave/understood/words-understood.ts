import { leaveTypeIds, type LeaveTypeId } from '../types.ts'
import type { Weekday } from '../../calendar/day.ts'

/** Each of several words with what they all mean. */
const meaning = <M>(...groups: [meaning: M, words: string][]): ReadonlyMap<string, M> =>
  new Map(groups.flatMap(([means, words]) => words.split('|').map(word => [word, means] as const)))

/** What types of leave are called, in both languages at once: whoever writes "home office" need not change the language of the page. */
export const typeWords: ReadonlyMap<string, LeaveTypeId> = meaning<LeaveTypeId>(
  [
    leaveTypeIds.vacation,
    'szabi|szabit|szabin|szabira|szabadsag|szabadsagot|szabadsagon|szabadsagra|szabadnap|szabadnapot|leave|vacation|holiday|day off|days off|time off|annual leave|pto|off',
  ],
  [
    leaveTypeIds.sick,
    'beteg|betegen|betegseg|betegszabi|betegszabadsag|betegszabadsagot|betegszabadsagon|sick|ill|sick leave|sick day',
  ],
  [
    leaveTypeIds.home,
    'otthon|otthonrol|otthoni munka|tavmunka|home|home office|homeoffice|ho|wfh|remote|work from home|working from home',
  ],
  [leaveTypeIds.unpaid, 'fizetetlen|fizetes nelkul|fizetes nelkuli|fizetes nelkuli szabadsag|unpaid|unpaid leave'],
  [leaveTypeIds.extra, 'athozott|athozott szabadsag|carried over|carried over leave'],
  [leaveTypeIds.maternity, 'szulesi|szulesi szabadsag|maternity|maternity leave'],
  [leaveTypeIds.funeral, 'gyasz|gyasznap|temetes|gyaszszabadsag|bereavement|funeral'],
  [leaveTypeIds.parental, 'szuloi|szuloi szabadsag|parental|parental leave'],
  [leaveTypeIds.paternity, 'apasagi|apasagi szabadsag|apaszabi|paternity|paternity leave'],
  [
    leaveTypeIds.lieu,
    'tulora|szabadido tuloraert|tulora szabadideje|szabadido|csusztatas|lecsusztatas|time off in lieu|toil|overtime|lieu',
  ],
  [leaveTypeIds.caregiver, 'gondozoi|gondozoi szabadsag|carer|caregiver|carers leave|caregiver leave'],
)

/** How many days from today. */
export const daysFromToday = meaning<number>(
  [0, 'ma|mai|today'],
  [1, 'holnap|holnapi|tomorrow'],
  [2, 'holnaputan|day after tomorrow'],
  [-1, 'tegnap|yesterday'],
)

export const weekdays = meaning<Weekday>(
  [1, 'hetfo|mon|monday'],
  [2, 'kedd|tue|tues|tuesday'],
  [3, 'szerda|wed|wednesday'],
  [4, 'csutortok|csut|thu|thurs|thursday'],
  [5, 'pentek|fri|friday'],
  [6, 'szombat|sat|saturday'],
  [7, 'vasarnap|sun|sunday'],
)

export const months = meaning<number>(
  [1, 'jan|januar|january'],
  [2, 'feb|febr|februar|february'],
  [3, 'mar|marc|marcius|march'],
  [4, 'apr|aprilis|april'],
  [5, 'maj|majus|may'],
  [6, 'jun|junius|june'],
  [7, 'jul|julius|july'],
  [8, 'aug|augusztus|august'],
  [9, 'sep|sept|szep|szept|szeptember|september'],
  [10, 'oct|okt|oktober|october'],
  [11, 'nov|november'],
  [12, 'dec|december'],
)

/** Numbers written as words, before a length. */
export const numbers = meaning<number>(
  [1, 'egy|one|a'],
  [2, 'ket|ketto|two'],
  [3, 'harom|three'],
  [4, 'negy|four'],
  [5, 'ot|five'],
  [6, 'hat|six'],
  [7, 'het|seven'],
  [8, 'nyolc|eight'],
  [9, 'kilenc|nine'],
  [10, 'tiz|ten'],
)

export const lengths = meaning<'days' | 'weeks'>(
  ['days', 'nap|napot|napos|napra|napig|day|days'],
  ['weeks', 'het|hetet|hetes|hetre|hetig|week|weeks'],
)

/** Which week a weekday or a week is of. */
export const whichWeek = meaning<'this' | 'next'>(['this', 'ez|ezen|e|most|this'], ['next', 'jovo|kovetkezo|next'])

export const weekWords = new Set(['het', 'heten', 'hetet', 'hetre', 'heti', 'week'])

/** Between two ends of a stretch. */
export const untilWords = new Set(['to', 'until', 'till', 'through'])

/** What says nothing by itself. */
export const fillers = new Set([
  'a',
  'az',
  'es',
  'on',
  'from',
  'for',
  'in',
  'the',
  'of',
  'and',
  'kerek',
  'kernek',
  'megyek',
  'leszek',
  'vagyok',
  'i',
  'am',
  'take',
])

/** Who is asked about, and not asked for: the words before "away". */
export const askWords = [
  'ki van tavol',
  'kik vannak tavol',
  'ki lesz tavol',
  'ki nincs',
  'ki hianyzik',
  'who is away',
  'who is off',
  'who is out',
  'whos away',
  'whos off',
  'whos out',
]
