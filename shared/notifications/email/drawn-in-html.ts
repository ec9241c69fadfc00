import type { Language } from '../../words/language.ts'
import { weekdayOf } from '../../calendar/day.ts'
import type { BoxRun, EmailDay } from './email-parts.ts'
import type { Look, LookName } from './email-look.ts'
import { escaped } from './emphasis.ts'
import { boxLabels, dayLabels, numberOf, weekdayOfDay } from './drawn-in-words.ts'

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const cell = 'width:44px;text-align:center'

/** The rows of a week at most; whole weeks lie below each other by their weekdays. */
function rowsOf(days: readonly EmailDay[]): (EmailDay | undefined)[][] {
  if (days.length <= 7) return [[...days]]
  const padded = [...Array.from({ length: weekdayOf(days[0]!.date) - 1 }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(padded.length / 7) }, (_, row) => padded.slice(row * 7, row * 7 + 7))
}

/** Days as boxes with their weekdays above, and below what the boxes mean. */
export function daysInHtml(days: readonly EmailDay[], look: Look, language: Language): string {
  const weekday = (date: string) =>
    `<td ${look('muted', `${cell};padding-bottom:2px;font-size:13px;line-height:18px`)}>${escaped(weekdayOfDay(date, language))}</td>`
  const box = (day: EmailDay | undefined) => {
    if (!day) return '<td></td>'
    const isCounted = ['asked', 'taken', 'home'].includes(day.state)
    const number = day.state === 'gone' ? `<s>${numberOf(day.date)}</s>` : numberOf(day.date)
    const style = `${cell};height:40px;border-radius:6px;font-size:16px;line-height:40px;font-weight:${isCounted ? 700 : 400}`
    return `<td align="center" height="44" ${look(day.state, style)}>${number}</td>`
  }
  const rows = rowsOf(days)
  const heads = rows.length === 1 ? days.map(({ date }) => date) : someWeek
  const drawn = rows.map(row => `<tr>${row.map(box).join(gap)}</tr>`).join(between)
  return `<table ${table} style="border-collapse:separate"><tr>${heads.map(weekday).join(gap)}</tr>${drawn}</table>${legend(dayLabels(days, language), look)}`
}

/** A week from Monday to Sunday. */
const someWeek = Array.from({ length: 7 }, (_, place) => `2024-01-0${place + 1}`)

/** The space between two weeks, and between two days. */
const between = '<tr><td height="5" style="height:5px;font-size:0;line-height:0">&nbsp;</td></tr>'
const gap = '<td width="5" style="width:5px;font-size:0;line-height:0">&nbsp;</td>'

/** The most boxes in a row, and the most that are drawn. */
const boxesInRow = 25
const mostBoxes = 75

/** A box for each day; none where there are too many to be counted by the eye. */
export function boxesInHtml(runs: readonly BoxRun[], look: Look, language: Language): string {
  const boxes = runs.flatMap(({ state, count }) => Array.from({ length: Math.max(0, count) }, () => state))
  if (!boxes.length || boxes.length > mostBoxes) return ''
  const rows = Array.from({ length: Math.ceil(boxes.length / boxesInRow) }, (_, row) =>
    boxes.slice(row * boxesInRow, (row + 1) * boxesInRow),
  )
  const box = (state: LookName) =>
    `<td width="10" height="24" ${look(state, 'width:10px;height:24px;border-radius:4px;font-size:0;line-height:0')}>&nbsp;</td>`
  const drawn = rows.map(row => `<tr>${row.map(box).join('')}</tr>`).join('')
  return `<table ${table} cellspacing="3" style="border-collapse:separate;border-spacing:3px;margin:6px 0 0 -3px">${drawn}</table>${legend(boxLabels(runs, language), look)}`
}

const legend = (labels: readonly { state: LookName; label: string }[], look: Look) =>
  `<p ${look('muted', 'margin:6px 0 0;font-size:13px;line-height:20px')}>${labels
    .map(
      ({ state, label }) =>
        `<span style="white-space:nowrap"><span ${look(state, 'display:inline-block;width:8px;height:8px;border-radius:3px;margin-right:6px;border-width:1px')}></span>${escaped(label)}</span>`,
    )
    .join(' &nbsp; ')}</p>`
