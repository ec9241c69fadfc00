import { sumOf, type Line, type Part } from './line.ts'

/** The parts that tell of somebody's health, age or family, by the part that sums them up for whoever need not know. */
const sumNameOf: Partial<Record<Part, 'extra' | 'carried'>> = {
  age: 'extra',
  children: 'extra',
  disabled_children: 'extra',
  young: 'extra',
  disability: 'extra',
  age_agreement: 'carried',
  obstacle: 'carried',
  brought: 'carried',
}

const paragraphs = { extra: 'Mt. 117–120. §', carried: null }

/** The lines with sums in place of those that tell of health, age or family; each sum stands where the first of its lines stood. */
export function summedLines(lines: readonly Line[]): Line[] {
  const sums = Map.groupBy(lines, ({ part }) => sumNameOf[part])
  return lines.flatMap(line => {
    const part = sumNameOf[line.part]
    if (!part) return [line]
    const summed = sums.get(part)!
    return line === summed[0] ? [{ part, days: sumOf(summed), paragraph: paragraphs[part] }] : []
  })
}
