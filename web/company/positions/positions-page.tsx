import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPosition } from '#shared/company/contract/add-position.ts'
import { changePosition } from '#shared/company/contract/change-position.ts'
import { listPositions } from '#shared/company/contract/list-positions.ts'
import type { PositionView } from '#shared/company/contract/position-view.ts'
import { removePosition } from '#shared/company/contract/remove-position.ts'
import { plainName } from '#shared/company/rules.ts'
import { listPeople, type EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { optimistic } from '#web/api/optimistic.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { NamedPeople } from '../named-people.tsx'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import { peopleOnTheirWay } from './on-their-way.ts'
import { PositionDialog } from './position-dialog.tsx'
import styles from './positions.module.css'

const columnsOf = (
  t: TFunction<'positions'>,
  peopleOf: (position: PositionView) => readonly EssentialEmployee[] | undefined,
): Column<PositionView>[] => [
  { id: 'name', title: t('name'), cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { id: 'people', title: t('people'), align: 'end', cell: position => peopleOf(position)?.length },
]

/** How often the lists are read again while people still have a position under its name of before, in milliseconds. */
const meanwhile = 1500

/** A position that was kept as a text may differ from the list in its capitals. */
const hasPosition = ({ position = '' }: EssentialEmployee, name: string) => plainName(position) === plainName(name)

/** The positions of the company, and how many people have each. */
export function PositionsPage() {
  const { t, i18n } = useTranslation(['positions', 'common'])
  const [isFollowing, setFollowing] = useState(false)
  const [formerNames, setFormerNames] = useState<ReadonlySet<string>>(new Set())
  const reading = { refreshInterval: isFollowing ? meanwhile : 0 }
  const { data, error, mutate } = useApi(listPositions, undefined, reading)
  const people = useApi(listPeople, undefined, reading)
  const adding = useChange(addPosition)
  const renaming = useChange(changePosition)
  const removing = useChange(removePosition)
  const { ask, dialog } = useEffectQuestion()
  const [opened, open] = useState<PositionView | 'new'>()
  const { compare } = new Intl.Collator(i18n.language)
  const rows = data?.data.toSorted((one, other) => compare(one.name, other.name))
  const byPosition = people.data && Map.groupBy(people.data.data, ({ position = '' }) => plainName(position))
  const peopleOf = ({ name }: PositionView) => byPosition && (byPosition.get(plainName(name)) ?? [])
  const onTheirWay = rows && people.data ? peopleOnTheirWay(people.data.data, formerNames, rows).length : 0
  if (isFollowing !== onTheirWay > 0) setFollowing(onTheirWay > 0)

  const columns = columnsOf(t, peopleOf)

  /** Goes on reading until nobody has the name of before any more. */
  const follow = (former: string) => setFormerNames(before => new Set([...before, former]))

  async function add(name: string) {
    await adding.change({ body: { name } })
    toast.success(t('added', { name }))
  }

  async function rename({ id, name: before }: PositionView, name: string) {
    const listed = optimistic(listPositions, reply => ({
      ...reply,
      data: reply.data.map(position => (position.id === id ? { ...position, name } : position)),
    }))
    const everywhere = optimistic(listPeople, reply => ({
      ...reply,
      data: reply.data.map(person => (hasPosition(person, before) ? { ...person, position: name } : person)),
    }))
    await renaming.change({ path: { id }, body: { name } }, { optimistic: [listed, everywhere] })
    follow(before)
    toast.success(t('renamed', { name }))
  }

  function showLeft(left: readonly EssentialEmployee[]) {
    return <NamedPeople people={left}>{t('removeLeaves', { count: left.length })}</NamedPeople>
  }

  /** Always asks, and names those who are left without a position. */
  async function remove(position: PositionView) {
    const { id, name } = position
    const effect = {
      load: async () => (await call(listPeople, undefined)).data.filter(person => hasPosition(person, name)),
      show: showLeft,
      words: { loading: t('removeLoading'), failed: t('removeFailed'), nobody: t('removeNobody') },
    }
    const title = t('confirmRemove', { name })
    if (!(await ask({ title, confirm: t('common:delete'), isDanger: true, effect }))) return
    await toastOnError(async () => {
      await removing.change({ path: { id } })
      follow(name)
      toast.success(t('removed', { name }))
    })
  }

  return (
    <div className={styles.page}>
      <PageTitle
        count={rows?.length}
        actions={
          <Button variant="primary" icon="plus" onPress={() => open('new')}>
            {t('add')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p className={styles.lead}>{t('lead')}</p>
      {onTheirWay > 0 && <Alert>{t('following', { count: onTheirWay })}</Alert>}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        menu={position => [
          { id: 'rename', label: t('rename'), icon: 'pencil', onAction: () => open(position) },
          {
            id: 'remove',
            label: t('common:delete'),
            icon: 'trash',
            isDanger: true,
            onAction: () => void remove(position),
          },
        ]}
        empty={t('empty')}
        {...(error && !data && { error: t('loadFailed'), onRetry: () => void mutate() })}
      />
      {opened === 'new' && (
        <PositionDialog
          title={t('add')}
          confirm={t('create')}
          draft="position.new"
          name=""
          save={add}
          onClose={() => open(undefined)}
        />
      )}
      {opened && opened !== 'new' && (
        <PositionDialog
          title={t('renameTitle', opened)}
          confirm={t('common:save')}
          {...(peopleOf(opened)?.length && { hint: t('renameHint', { count: peopleOf(opened)!.length }) })}
          draft={`position.${opened.id}`}
          name={opened.name}
          save={name => rename(opened, name)}
          onClose={() => open(undefined)}
        />
      )}
      {dialog}
    </div>
  )
}
