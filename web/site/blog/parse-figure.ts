import type { DrawnDay } from '#shared/site/article.ts'

const states: readonly DrawnDay[] = ['used', 'planned', 'pending', 'left', 'off', 'holiday']

export interface BoxesRow {
  label: string
  cells: DrawnDay[]
}

/** The last line of a figure's block, behind an equals sign. */
export const captionOf = (lines: readonly string[]): string | undefined =>
  lines.find(line => line.startsWith('= '))?.slice(2)

const rows = (lines: readonly string[]) => lines.filter(line => line && !line.startsWith('= '))

/** `jár: 5 planned, 2 left`: days with their label, which may be missing. */
export const parseBoxes = (lines: readonly string[]): BoxesRow[] =>
  rows(lines).map(line => {
    const at = line.lastIndexOf(': ')
    return { label: at < 0 ? '' : line.slice(0, at), cells: cellsOf(line.slice(at < 0 ? 0 : at + 2)) }
  })

const cellsOf = (text: string): DrawnDay[] =>
  text.split(', ').flatMap(part => {
    const [count = '', word = ''] = part.split(' ')
    const state = states.find(known => known === word)
    if (!state || !/^\d{1,3}$/.test(count)) return []
    return Array.from({ length: Number(count) }, () => state)
  })

/** `25: 1`: how many more days are due from an age on. */
export const parseStairs = (lines: readonly string[]): { from: string; days: number }[] =>
  rows(lines).map(line => {
    const [from = '', days = ''] = line.split(': ')
    return { from, days: Number(days) || 0 }
  })

/** `10 > 2: január 10. …`: a working Saturday, the day that it stands in for, and a sentence. */
export const parseMoved = (lines: readonly string[]): { worked: number; rest: number; text: string }[] =>
  rows(lines).flatMap(line => {
    const [, worked, rest, text = ''] = /^(\d+) > (\d+): (.*)$/.exec(line) ?? []
    return worked && rest ? [{ worked: Number(worked), rest: Number(rest), text }] : []
  })
