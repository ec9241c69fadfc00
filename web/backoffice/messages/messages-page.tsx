import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listContactMessages,
  type ContactMessageView,
} from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { contactStates } from '#shared/site/contact-handling.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { PagedTable } from '../frame/paged-table.tsx'
import { useMay } from '../frame/use-operator.ts'
import { usePages } from '../frame/use-pages.ts'
import { MessageDialog } from './message-dialog.tsx'
import { MessageState } from './message-state.tsx'
import styles from './messages.module.css'

const columnsOf = (
  t: TFunction<'contactmessages'>,
  moment: (seconds: number) => string,
  open: (message: ContactMessageView) => void,
): Column<ContactMessageView>[] => [
  {
    id: 'who',
    title: t('who'),
    cell: ({ name, email }) => (
      <div className={styles.from}>
        {name}
        <p className={styles.quiet}>{email}</p>
      </div>
    ),
  },
  { id: 'message', title: t('message'), cell: ({ message }) => <p className={styles.start}>{message}</p> },
  { id: 'state', title: t('state'), cell: message => <MessageState message={message} /> },
  { id: 'sent', title: t('sent'), isUnbroken: true, cell: ({ created_at }) => moment(created_at) },
  {
    id: 'open',
    title: t('open'),
    align: 'end',
    isUnbroken: true,
    cell: message => (
      <Button size="sm" aria-label={t('openOf', { name: message.name })} onPress={() => open(message)}>
        {t('open')}
      </Button>
    ),
  },
]

const filters = [...contactStates, 'all'] as const

/** What people have written by the form of the home page, at first what waits for an answer. */
export function MessagesPage() {
  const { t } = useTranslation(['contactmessages', 'backoffice'])
  const { moment } = useDates()
  const { query, setParams } = useQueryParams<'state'>()
  const filter = filters.find(one => one === query.get('state')) ?? 'new'
  const pages = usePages(listContactMessages, filter === 'all' ? {} : { state: filter })
  const [opened, open] = useState<ContactMessageView>()
  // Known before a dialog opens, so that it is one and the same from the beginning and gives the focus back.
  const mayWrite = useMay()('contact-messages.write')

  return (
    <AreaPage title={t('backoffice:contact-messages')} lead={t('lead')}>
      <PagedTable
        label={t('backoffice:contact-messages')}
        columns={columnsOf(t, moment, open)}
        pages={pages}
        nameOf={({ name }) => name}
        toolbar={
          <SegmentedControl
            label={t('states')}
            options={filters.map(value => ({ value, label: t(value) }))}
            value={filter}
            onChange={state => setParams({ state: state === 'new' ? null : state })}
          />
        }
        tabs={['state']}
        empty={t(filter === 'new' ? 'noneNew' : 'none')}
      />
      {opened && <MessageDialog known={opened} mayWrite={mayWrite} onClose={() => open(undefined)} />}
    </AreaPage>
  )
}
