import { useTranslation } from 'react-i18next'
import { company } from '#shared/company/contract.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { dayWithWeekday } from '#web/ui/dates/dates.ts'
import type { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { useCalendarEffect } from '../effect/use-calendar-effect.tsx'
import type { ShownDay } from './non-working-days.ts'
import { asSent, type DayForm } from './non-working-days-form.ts'

/** Adds, changes and removes days; confirms first where somebody's booked days change, and shows a toast afterwards. */
export function useDayChanges({ ask, askIfAffected }: ReturnType<typeof useEffectQuestion>) {
  const { t, i18n } = useTranslation(['calendar', 'common'])
  const added = useChange(company.addHoliday)
  const changed = useChange(company.changeHoliday)
  const removed = useChange(company.removeHoliday)
  const effectOf = useCalendarEffect()
  const words = ({ name, date }: { name: string; date: string }) => ({
    name,
    date: dayWithWeekday(date, i18n.language),
  })

  const sure = (form: DayForm) => ({ title: t('confirmSave', words(form)), confirm: t('common:save') })

  /** Resolves to false where the administrator cancels. @throws ApiError */
  async function add({ kind, ...form }: DayForm): Promise<boolean> {
    const body = { ...asSent({ kind, ...form }), kind: kind === 'working' ? undefined : kind }
    const effect = effectOf({ call: company.addHoliday.route, body })
    if (!(await askIfAffected({ ...sure({ kind, ...form }), effect }))) return false
    await added.change({ body })
    toast.success(t('dayAdded', words(form)))
    return true
  }

  /** Resolves to false where the administrator cancels. @throws ApiError */
  async function save({ id }: ShownDay, form: DayForm): Promise<boolean> {
    const body = asSent(form)
    const effect = effectOf({ call: company.changeHoliday.route, id, body })
    if (!(await askIfAffected({ ...sure(form), effect }))) return false
    await changed.change({ path: { id }, body })
    toast.success(t('dayChanged', words(form)))
    return true
  }

  /** Deletes a day of the company, makes a statutory day ordinary, or restores it; always confirms. */
  async function remove(day: ShownDay) {
    const { id, isOfficial, byLaw } = day
    const question = byLaw
      ? { title: t('confirmRestore', words(byLaw)), confirm: t('restore') }
      : isOfficial
        ? { title: t('confirmOrdinary', words(day)), confirm: t('makeOrdinary') }
        : { title: t('confirmRemove', words(day)), confirm: t('common:delete'), isDanger: true }
    if (!(await ask({ ...question, effect: effectOf({ call: company.removeHoliday.route, id }) }))) return
    await toastOnError(
      async () => {
        const { data } = await removed.change({ path: { id } })
        toast.success(t(outcomes[data.became], words(day)))
      },
      ({ status, message }) => (status === 404 ? t('dayGone') : message),
    )
  }

  return { add, save, remove }
}

const outcomes = { removed: 'dayRemoved', ordinary: 'dayOrdinary', by_law: 'dayRestored' } as const
