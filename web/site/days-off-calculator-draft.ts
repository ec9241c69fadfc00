import { weekdays } from '#shared/calendar/working-pattern.ts'

/** A child as it is typed in. */
export interface ChildDraft {
  year: string
  isDisabled: boolean
}

/** What is typed into the calculator, as it stands there. */
export interface CalculatorDraft {
  year: string
  birth: string
  start: string
  end: string
  children: readonly ChildDraft[]
  hasHazard: boolean
  hasCapacity: boolean
  extra: string
  isUnequal: boolean
  /** Hours from Monday to Sunday. */
  hours: readonly string[]
  from: string
  to: string
}

const generalHours: readonly string[] = weekdays.map((_, index) => (index < 5 ? '8' : '0'))
const mostChildren = 20

export const emptyDraft = (year: number): CalculatorDraft => ({
  year: String(year),
  birth: '',
  start: '',
  end: '',
  children: [],
  hasHazard: false,
  hasCapacity: false,
  extra: '',
  isUnequal: false,
  hours: generalHours,
  from: '',
  to: '',
})

const isYear = (text: string) => /^(19\d\d|20\d\d|2100)$/.test(text)

// What a field can hold, right or wrong, so that what is wrong stands there again and is said.
const typedDate = /^[\d-]{0,10}$/
const typedNumber = /^[\d-]{0,5}$/
const typedHours = /^[\d.-]{0,5}$/

/** Whether the week is another one than the general. */
export const hasOwnWeek = ({ isUnequal, hours }: Pick<CalculatorDraft, 'isUnequal' | 'hours'>) =>
  isUnequal || hours.map(withPoint).join() !== generalHours.join()

/** Hours as a number is written here or there. */
export const withPoint = (text: string) => text.trim().replace(',', '.')

function childrenIn(text: string): ChildDraft[] {
  if (text === '') return []
  const found = text.split(',').map(child => /^([\d-]{0,5})(d?)$/.exec(child))
  return found
    .flatMap(match => (match ? [{ year: match[1]!, isDisabled: match[2] === 'd' }] : []))
    .slice(0, mostChildren)
}

function hoursIn(text: string): readonly string[] {
  const hours = text.split(',')
  return hours.length === 7 && hours.every(some => typedHours.test(some)) ? hours : generalHours
}

/** What an address says, as far as a field can hold it: what is wrong stands there again, as after a reload. */
export function draftIn(search: string, thisYear: number): CalculatorDraft {
  const said = new URLSearchParams(search)
  const read = (name: string, typed: RegExp) => {
    const text = said.get(name) ?? ''
    return typed.test(text) ? text : ''
  }
  const year = said.get('year') ?? ''
  return {
    year: isYear(year) ? year : String(thisYear),
    birth: read('birth', typedDate),
    start: read('start', typedDate),
    end: read('end', typedDate),
    children: childrenIn(said.get('children') ?? ''),
    hasHazard: said.get('hazard') === '1',
    hasCapacity: said.get('capacity') === '1',
    extra: read('extra', typedNumber),
    isUnequal: said.get('unequal') === '1',
    hours: hoursIn(said.get('hours') ?? ''),
    from: read('from', typedDate),
    to: read('to', typedDate),
  }
}

/** The address of what is typed in, beginning with its question mark; nothing where nothing was. */
export function searchOf(draft: CalculatorDraft, thisYear: number): string {
  const { children } = draft
  const hours = draft.hours.map(withPoint).join(',')
  const said = Object.entries({
    birth: draft.birth,
    start: draft.start,
    end: draft.end,
    children: children.map(({ year, isDisabled }) => `${year}${isDisabled ? 'd' : ''}`).join(','),
    hazard: draft.hasHazard ? '1' : '',
    capacity: draft.hasCapacity ? '1' : '',
    extra: draft.extra,
    unequal: draft.isUnequal ? '1' : '',
    hours: hours === generalHours.join(',') ? '' : hours,
    from: draft.from,
    to: draft.to,
  }).filter(([, text]) => text !== '')
  // Whoever opens the address next year sees the same numbers, so the year is said with anything else.
  if (said.length === 0 && draft.year === String(thisYear)) return ''
  return `?${[['year', draft.year], ...said].map(([name, text]) => `${name}=${encodeURIComponent(text!).replaceAll('%2C', ',')}`).join('&')}`
}
