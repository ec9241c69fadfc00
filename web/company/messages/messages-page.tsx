import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listMessages } from '#shared/notifications/contract/list-messages.ts'
import type { MessageView } from '#shared/notifications/contract/message-view.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import { MessageDialog } from './message-dialog.tsx'
import styles from './messages.module.css'

interface Named {
  person: (id: string) => string
  group: (id: string | null) => string
  moment: (seconds: number) => string
}

const columnsOf = (t: TFunction<'messages'>, named: Named): Column<MessageView>[] => [
  { id: 'message', title: t('message'), cell: ({ message }) => <span className={styles.message}>{message}</span> },
  { id: 'to', title: t('to'), cell: sent => audienceInWords(t, sent, named) },
  { id: 'by', title: t('by'), cell: ({ sent_by }) => named.person(sent_by), isExtra: true },
  { id: 'at', title: t('at'), cell: ({ created_at }) => named.moment(created_at) },
  { id: 'seen', title: t('seen'), cell: ({ seen, total }) => t('seenBy', { seen, total }), align: 'end' },
]

function audienceInWords(t: TFunction<'messages'>, { audience, group_id, total }: MessageView, named: Named) {
  if (audience === 'everybody') return t('everybody')
  return audience === 'group' ? named.group(group_id) : t('people', { count: total })
}

/** What administrators have written to people of the company, and how many of them have seen it. */
export function MessagesPage() {
  const { t, i18n } = useTranslation('messages')
  const { data, error, mutate } = useApi(listMessages)
  const groups = useApi(listGroups).data?.data
  const people = useApi(listPeople).data?.data
  const { moment } = useDates()
  const [isWriting, write] = useState(false)
  const columns = columnsOf(t, {
    moment,
    person: id => {
      const person = people?.find(one => one.id === id)
      return person ? personName(person, i18n.language) : ''
    },
    group: id => groups?.find(one => one.id === id)?.name ?? t('formerGroup'),
  })
  return (
    <div className={styles.page}>
      <PageTitle
        count={data?.data.length}
        actions={
          <Button variant="primary" icon="plus" onPress={() => write(true)}>
            {t('write')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p className={styles.lead}>{t('lead')}</p>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.data}
        nameOf={({ message }) => message}
        empty={t('empty')}
        {...(error && !data && { error: t('loadFailed'), onRetry: () => void mutate() })}
      />
      {isWriting && <MessageDialog onClose={() => write(false)} />}
    </div>
  )
}
