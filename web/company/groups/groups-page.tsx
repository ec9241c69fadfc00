import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listPeople, type EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { useTypedText } from '#web/ui/navigation/use-typed-text.ts'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import { useStable } from '#web/ui/use-stable.ts'
import { AddGroup } from './add-group.tsx'
import { AddPeople } from './add-people.tsx'
import { columnsOf, peopleOnTheirWay, type GroupColumn } from './columns.ts'
import { EditGroup } from './edit-group.tsx'
import { GroupCard } from './group-card.tsx'
import styles from './groups.module.css'
import { KeysLine } from './keys-line.tsx'
import { MergeGroups } from './merge-groups.tsx'
import { useApproversEffect } from './use-approvers-effect.tsx'
import { useGroupChanges } from './use-group-changes.tsx'
import { useLifting } from './use-lifting.ts'

/** How often the lists are read again while people are on their way, in milliseconds: a group that a colleague has just created is in none yet. */
const meanwhile = 1500

/** The groups of the company side by side, between which people are moved. */
export function GroupsPage() {
  const { t } = useTranslation('groups')
  const [isMoving, setMoving] = useState(false)
  const reading = { refreshInterval: isMoving ? meanwhile : 0 }
  const groups = useApi(listGroups, undefined, reading)
  const people = useApi(listPeople, undefined, reading)
  const error = groups.error ?? people.error
  const onTheirWay = groups.data && people.data ? peopleOnTheirWay(people.data.data, groups.data.data).length : 0
  if (isMoving !== onTheirWay > 0) setMoving(onTheirWay > 0)

  if (groups.data && people.data)
    return <Groups groups={groups.data.data} people={people.data.data} onTheirWay={onTheirWay} />
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      {error ? (
        <LoadFailed title={t('loadFailed')} onRetry={() => void Promise.all([groups.mutate(), people.mutate()])} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  )
}

interface GroupsProps {
  groups: readonly { id: string; name: string; approver_ids?: string[] | undefined }[]
  people: readonly EssentialEmployee[]
  onTheirWay: number
}

function Groups({ groups, people, onTheirWay }: GroupsProps) {
  const { t, i18n } = useTranslation('groups')
  const [asked, ask] = useSearchParams()
  const search = asked.get('q') ?? ''
  const [typed, type] = useTypedText(
    search,
    useStable((text: string) => ask(text ? { q: text } : {}, { replace: true })),
  )
  const [isAdding, setAdding] = useState(false)
  const [opened, open] = useState<{ act: 'edit' | 'merge' | 'add'; id: string }>()
  const question = useEffectQuestion()
  const { move, save, merge, remove, membersOf, fromOf } = useGroupChanges({ question, people, groups: [...groups] })
  const { namesOf, changed, show } = useApproversEffect(people)
  const ungrouped = t('ungrouped')
  const columns = columnsOf({ people, groups: [...groups], search, language: i18n.language, ungrouped })
  const lifting = useLifting(columns, move)
  const column = columns.find(({ id }) => id !== null && id === opened?.id)
  const pickable = people
    .filter(({ is_active }) => is_active)
    .map(person => ({ ...person, group: groups.find(({ id }) => id === person.group_id)?.name ?? null }))

  function act(of: GroupColumn, what: 'edit' | 'merge' | 'add' | 'remove') {
    if (what === 'remove') void remove(of)
    else open({ act: what, id: of.id! })
  }
  const close = () => open(undefined)

  return (
    <div className={styles.page}>
      <PageTitle
        count={groups.length}
        actions={
          <>
            {people.length > 0 && (
              <div className={styles.search}>
                <TextField
                  label={t('search')}
                  isLabelHidden
                  icon="search"
                  placeholder={t('search')}
                  value={typed}
                  maxLength={60}
                  onChange={type}
                />
              </div>
            )}
            <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
              {t('add')}
            </Button>
          </>
        }
      >
        {t('title')}
      </PageTitle>
      {onTheirWay > 0 && <Alert>{t('moving', { count: onTheirWay })}</Alert>}
      {groups.length === 0 && (
        <EmptyState icon="users" title={t('noGroups')}>
          <p className={styles.quiet}>{t('noGroupsNext')}</p>
        </EmptyState>
      )}
      <div className={styles.board}>
        {columns.map(one => (
          <GroupCard
            key={one.id}
            column={one}
            columns={columns}
            approvers={namesOf(one.approver_ids)}
            lifting={lifting}
            onAct={what => act(one, what)}
          />
        ))}
      </div>
      <KeysLine />
      <p className="visually-hidden" role="status">
        {lifting.said}
      </p>
      {isAdding && <AddGroup onClose={() => setAdding(false)} />}
      {column && opened?.act === 'edit' && <EditGroup column={column} people={pickable} save={save} onClose={close} />}
      {column && opened?.act === 'add' && (
        <AddPeople
          column={column}
          people={pickable.filter(({ group_id }) => group_id !== column.id)}
          move={move}
          onClose={close}
        />
      )}
      {column && opened?.act === 'merge' && (
        <MergeGroups
          column={column}
          others={columns.filter(({ id }) => id !== null && id !== column.id)}
          changedBy={into => changed({ people: membersOf(column.id), fromOf, to: into })}
          show={show}
          merge={merge}
          onClose={close}
        />
      )}
      {question.dialog}
    </div>
  )
}
