import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange } from '#shared/leave/bulk-change.ts'
import { changePeople } from '#shared/leave/contract/change-people.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { Decides } from '../decides.tsx'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import type { Employee } from '../employee.ts'
import styles from '../employees.module.css'
import { ApproversForm } from './approvers-form.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import { ExtraDaysForm } from './extra-days-form.tsx'
import { GroupForm } from './group-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { useBulkEffect } from './use-bulk-effect.tsx'

interface BulkActionsProps extends Pick<BulkFormProps, 'employees' | 'groups'> {
  /** The chosen employees. */
  chosen: readonly Employee[]
  /** How many employees the filters find, where more than a page of them can be chosen at once. */
  all?: number
  onAll?: () => void
  /** Called with the id of what was begun. */
  onBegun: (bulk: string) => void
}

const forms = { group: GroupForm, approvers: ApproversForm, schedule: ScheduleForm, extraDays: ExtraDaysForm }
type FormName = keyof typeof forms

/** What can be done with several employees at once, as one task; what it does to each is shown first. */
export function BulkActions({ chosen, employees, groups, all, onAll, onBegun }: BulkActionsProps) {
  const { t } = useTranslation('employees')
  const [open, setOpen] = useState<FormName>()
  const everybody = useApi(listPeople).data?.data ?? []
  const { change: send } = useChange(changePeople)
  const { ask, dialog } = useEffectQuestion()
  const { askPlainly, plainDialog } = usePlainQuestion(employees)
  const effects = useBulkEffect(everybody, groups)
  const Form: ComponentType<BulkFormProps> | undefined = open && forms[open]

  async function begin(change: BulkChange, people: readonly Employee[]) {
    const { data } = await send({ body: { user_ids: people.map(({ id }) => id), change } })
    onBegun(data.bulk_id)
    return true
  }

  /** Sends what a form says once its effect was seen. */
  async function sendForm(change: BulkChange): Promise<boolean> {
    const ids = new Set(chosen.map(({ id }) => id))
    const people = everybody.filter(({ id }) => ids.has(id))
    const question = { title: t(`${open!}Several`, { count: chosen.length }), confirm: t('bulkBegin') }
    const isSure = effects.isCounted(change)
      ? await ask({ ...question, effect: effects.onDays([...ids], change) })
      : await ask({
          ...question,
          effect:
            change.act === 'group'
              ? effects.onGroup(people, change.group_id)
              : effects.onApprovers(people, change.act === 'approvers' ? change.approver_ids : []),
        })
    return isSure && begin(change, chosen)
  }

  const beginPlainly = (act: 'deactivate' | 'invite', people: readonly Employee[]) =>
    toastOnError(async () => {
      if (await askPlainly(act, people, chosen.length - people.length)) await begin({ act }, people)
    })

  const [active, invited] = [inState(chosen, 'active'), inState(chosen, 'invited')]
  const form = (id: FormName, icon: IconName): MenuEntry => ({ id, icon, label: t(id), onAction: () => setOpen(id) })
  const acts: MenuEntry[] = [
    form('group', 'users'),
    form('approvers', 'user'),
    form('schedule', 'clock'),
    form('extraDays', 'plus'),
    {
      id: 'resend',
      icon: 'send',
      label: t('resend'),
      isDisabled: invited.length === 0,
      onAction: () => void beginPlainly('invite', invited),
    },
    {
      id: 'deactivate',
      icon: 'ban',
      label: t('deactivate'),
      isDisabled: active.length === 0,
      onAction: () => void beginPlainly('deactivate', active),
    },
  ]
  return (
    <>
      {all !== undefined && (
        <Button variant="quiet" size="sm" onPress={onAll}>
          {t('chooseAll', { count: all })}
        </Button>
      )}
      <Acts acts={acts} />
      {Form && (
        <Form
          people={chosen}
          employees={employees}
          groups={groups}
          send={sendForm}
          onClose={() => setOpen(undefined)}
        />
      )}
      {dialog}
      {plainDialog}
    </>
  )
}

/** Buttons beside each other, or one menu of them where there is no room. */
function Acts({ acts }: { acts: readonly MenuEntry[] }) {
  const { t } = useTranslation('employees')
  const isNarrow = useMedia('(max-width: 767px)')
  if (isNarrow)
    return (
      <Menu
        label={t('bulkActs')}
        items={acts}
        trigger={
          <Button icon="dots" variant="tinted">
            {t('bulkActs')}
          </Button>
        }
      />
    )
  return acts.map(({ id, icon, label, isDisabled, onAction }) => (
    <Button
      key={id}
      size="sm"
      {...(icon && { icon })}
      {...(isDisabled && { isDisabled })}
      {...(onAction && { onPress: onAction })}
    >
      {label}
    </Button>
  ))
}

/** Asks before people are deactivated or invited again, which no form does. */
function usePlainQuestion(employees: readonly Employee[]) {
  const { t } = useTranslation('employees')
  const { ask, dialog } = useQuestion()
  const askPlainly = (act: 'deactivate' | 'invite', people: readonly Employee[], skipped: number) => {
    const key = act === 'invite' ? 'resend' : act
    return ask({
      title: t(`${key}Several`, { count: people.length }),
      confirm: t(key),
      isDanger: act === 'deactivate',
      children: (
        <>
          <p>{t(`${key}SeveralWhat`, { count: people.length })}</p>
          {act === 'deactivate' && <Decides people={people} employees={employees} />}
          <p className={styles.quiet}>{namesOf(people)}</p>
          {skipped > 0 && <p>{t(`${key}Skips`, { count: skipped })}</p>}
        </>
      ),
    })
  }
  return { askPlainly, plainDialog: dialog }
}

const inState = (some: readonly Employee[], state: Employee['state']) => some.filter(one => one.state === state)

/** How many names are written out. */
const mostNames = 5

const namesOf = (people: readonly Employee[]) => {
  const names = people.slice(0, mostNames).map(({ name }) => name)
  return people.length > mostNames ? `${names.join(', ')} +${people.length - mostNames}` : names.join(', ')
}
