import { useTranslation } from 'react-i18next'
import type { EffectOnYear } from '#shared/leave/contract/employment-effect.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { EffectTable } from './effect-table.tsx'
import { isMoved } from './effect.ts'

/** Asks before a change that moves somebody's days, and shows how. `ask` tells the answer, and asks only where there is something to say. */
export function useEffectQuestion(name: string) {
  const { t } = useTranslation('profile')
  const { ask, dialog } = useQuestion()

  async function askAboutYears(years: readonly EffectOnYear[]): Promise<boolean> {
    const moved = years.filter(isMoved)
    if (moved.length === 0) return true
    return ask({
      title: t('effectTitle', { name }),
      confirm: t('common:save'),
      children: <EffectTable years={moved} />,
    })
  }

  return { ask: askAboutYears, dialog }
}
