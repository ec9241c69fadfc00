import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  listGroupMessages,
  type GroupMessageView,
} from '#shared/backoffice/contract/user-groups/list-group-messages.ts'
import { stopGroupMessage } from '#shared/backoffice/contract/user-groups/stop-group-message.ts'
import { wordsFor } from '#shared/notifications/messages/group-message.ts'
import { languages } from '#shared/words/language.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { PagedTable } from '../frame/paged-table.tsx'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { usePages } from '../frame/use-pages.ts'
import styles from './user-groups.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

/** How often the list is read again while a message is on its way, in milliseconds. */
const every = 3000

const looks = {
  sending: { tone: 'warning', icon: 'clock' },
  sent: { tone: 'success', icon: 'check' },
  stopped: { tone: 'danger', icon: 'x' },
} as const

const columnsOf = (
  t: TFunction<'usergroups'>,
  subjectOf: (row: GroupMessageView) => string,
  moment: (seconds: number) => string,
): Column<GroupMessageView>[] => [
  {
    id: 'subject',
    title: t('subject'),
    cell: row => (
      <>
        <span className={styles.name}>{subjectOf(row)}</span>
        <p className={styles.quiet}>
          <Link to={`/admin/user-groups/${row.group.id}`}>{row.group.name}</Link>
        </p>
      </>
    ),
  },
  {
    id: 'at',
    title: t('sentAt'),
    cell: ({ created_at, sent_by }) => (
      <>
        {moment(created_at)}
        <p className={styles.quiet}>{sent_by.name || t('senderGone')}</p>
      </>
    ),
  },
  {
    id: 'state',
    title: t('state'),
    cell: ({ state }) => <StatusLabel {...looks[state]}>{t(`state_${state}`)}</StatusLabel>,
  },
  {
    id: 'told',
    title: t('told'),
    align: 'end',
    cell: ({ told, emails, with_email }) => (
      <>
        {told}
        {with_email && <p className={styles.quiet}>{t('emailsOf', { count: emails })}</p>}
      </>
    ),
  },
  { id: 'seen', title: t('seen'), align: 'end', cell: ({ seen }) => seen },
]

/** What operators have written to user groups, and how many people have got and seen it. */
export function GroupMessagesPage() {
  const { t } = useTranslation('usergroups')
  const language = useLanguage()
  const { moment } = useDates()
  const { query } = useQueryParams<'group'>()
  const group = query.get('group') ?? undefined
  const pages = usePages(listGroupMessages, { group })
  const [opened, open] = useState<GroupMessageView>()
  const isOnItsWay = pages.rows?.some(({ state }) => state === 'sending') ?? false
  const { reload } = pages
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setInterval(reload, every)
    return () => clearInterval(timer)
  })
  const subjectOf = (row: GroupMessageView) => wordsFor(row, language).subject
  const stopping = useOperatorChange(stopGroupMessage)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('user-groups.write')

  async function stop(row: GroupMessageView) {
    const subject = subjectOf(row)
    const question = { title: t('stopTitle', { subject }), confirm: t('stop'), isDanger: true }
    if (!(await ask({ ...question, children: t('stopWhy') }))) return
    await toastOnError(async () => {
      await stopping.change({ path: { id: row.id } })
      toast.success(t('stopped', { subject }))
    })
  }

  return (
    <AreaPage
      title={t('messages')}
      lead={t('messagesLead')}
      actions={
        <LinkButton
          to={group === undefined ? '/admin/user-groups' : `/admin/user-groups/${group}`}
          variant="quiet"
          icon="arrow-left"
        >
          {t(group === undefined ? 'back' : 'backToGroup')}
        </LinkButton>
      }
    >
      <PagedTable
        label={t('messages')}
        columns={columnsOf(t, subjectOf, moment)}
        pages={pages}
        nameOf={subjectOf}
        tabs={['group']}
        menu={row => [
          { id: 'open', label: t('readMessage'), icon: 'eye', onAction: () => open(row) },
          ...(mayWrite && row.may_be_stopped
            ? [{ id: 'stop', label: t('stop'), icon: 'ban' as const, isDanger: true, onAction: () => void stop(row) }]
            : []),
        ]}
        empty={t('noMessages')}
      />
      {dialog}
      {opened && <MessageDialog message={opened} title={subjectOf(opened)} onClose={() => open(undefined)} />}
    </AreaPage>
  )
}

interface MessageDialogProps {
  message: GroupMessageView
  title: string
  onClose: () => void
}

/** A message as it was written, in each of its languages. */
function MessageDialog({ message, title, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['usergroups', 'backoffice'])
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} isDismissable hasCloseButton>
      <div className={styles.body}>
        {languages.map(language => {
          const words = message[language]
          return (
            words && (
              <section key={language} lang={language}>
                <p className={styles.quiet}>{t(`backoffice:${language}`)}</p>
                <p className={styles.name}>{words.subject}</p>
                <p className={styles.written}>{words.message}</p>
              </section>
            )
          )
        })}
      </div>
    </Dialog>
  )
}
