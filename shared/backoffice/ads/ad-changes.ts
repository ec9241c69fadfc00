import type { AdEntry } from '../../site/content/ads.ts'
import type { OperatorChange } from '../../company/audit/operator-entry.ts'

/** The longest text that an entry of the log keeps of either side. */
const longest = 2000

/** A line as it is compared and logged: one that is not active is marked as a comment of the file would be. */
const lineOf = ({ content, active }: AdEntry) => (active ? content : `# ${content}`)

/** The lines that only the first list has, each as often as it has them more. */
export function linesBeyond(some: readonly AdEntry[], others: readonly AdEntry[]): string[] {
  const left = new Map<string, number>()
  for (const line of others.map(lineOf)) left.set(line, (left.get(line) ?? 0) + 1)
  return some.map(lineOf).filter(line => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** What of the lines became different: those that went and those that came, or all of them where only their order changed. */
export function adChanges(before: readonly AdEntry[], after: readonly AdEntry[]): OperatorChange[] {
  if (before.map(lineOf).join('\n') === after.map(lineOf).join('\n')) return []
  const [gone, come] = [linesBeyond(before, after), linesBeyond(after, before)]
  const isOrder = !gone.length && !come.length
  const said = (lines: readonly string[]) => lines.join('\n').slice(0, longest) || null
  return [
    {
      field: isOrder ? 'order' : 'lines',
      before: said(isOrder ? before.map(lineOf) : gone),
      after: said(isOrder ? after.map(lineOf) : come),
    },
  ]
}
