import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.0 to 2.2, levels A and AA. */
export const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations', 'incomplete'],
}

/**
 * What is wrong, one line each: the rule, the place and why. Text of the very colour of its ground counts too, which
 * axe only calls "incomplete".
 */
export function troublesIn(results: Pick<AxeResults, 'violations' | 'incomplete'>): string[] {
  const invisible = results.incomplete.map(rule => ({
    ...rule,
    nodes: rule.nodes.filter(node =>
      [...node.any, ...node.all, ...node.none].some(check => check.data?.messageKey === 'equalRatio'),
    ),
  }))
  return [...results.violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id} at ${target.join(' ')} (${html.slice(0, 200)}): ${failureSummary ?? ''}`,
    ),
  )
}
