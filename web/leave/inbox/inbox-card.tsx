import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { CardContent } from '../dashboard/card-content.tsx'
import { useOpenRequest } from '../open-request.tsx'
import { waitingInput } from '../waiting-input.ts'
import { blocksOf } from './block.ts'
import { withDecidedRows } from './decided-rows.ts'
import { InboxBar } from './inbox-bar.tsx'
import { pressInboxKey } from './inbox-keys.ts'
import { InboxRows } from './inbox-rows.tsx'
import styles from './inbox.module.css'
import { useDeciding } from './use-deciding.ts'
import { useRowFocus } from './use-row-focus.ts'

/** How many requests are shown before one asks for all. */
const atFirst = 10

/** Loaded when several are to be denied together. */
const DenySeveralDialog = lazy(async () => ({
  default: (await import('./deny-several-dialog.tsx')).DenySeveralDialog,
}))

/** The requests that wait for the reader's decision. */
export function InboxCard() {
  const { t } = useTranslation('leave')
  const { data, error, mutate } = useApi(leave.listWaiting, waitingInput)
  return (
    <Card title={t('waitingTitle')} count={data?.total || undefined} isFlush>
      <CardContent data={data?.data} error={error} onRetry={() => void mutate()}>
        {waiting => <Inbox waiting={waiting} />}
      </CardContent>
    </Card>
  )
}

function Inbox({ waiting }: { waiting: readonly RequestView[] }) {
  const { t } = useTranslation(['inbox', 'leave'])
  const list = useRef<HTMLDivElement>(null)
  const { stay, listeners } = useRowFocus(list)
  const open = useOpenRequest()
  const [isWhole, showWhole] = useState(false)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  /** What is being denied stays so while the list changes behind the dialog. */
  const [denying, deny] = useState<readonly RequestView[]>()
  const { decided, refusals, decide, undo } = useDeciding(waiting)
  const rows = withDecidedRows(waiting, decided)
  if (rows.length === 0)
    return (
      <div className={styles.padded}>
        <EmptyState title={t('leave:waitingEmpty')}>
          <p>{t('leave:waitingEmptyNext')}</p>
        </EmptyState>
      </div>
    )

  const shown = isWhole ? rows : rows.slice(0, atFirst)
  const undecided = shown.flatMap(({ request, outcome }) => (outcome ? [] : [request]))
  const chosen = undecided.filter(({ id }) => selected.has(id))

  const choose = (id: string, isChosen: boolean) =>
    select(now => new Set(isChosen ? [...now, id] : [...now].filter(one => one !== id)))

  function approve(request: RequestView) {
    stay()
    void decide([request], 'approved')
  }

  async function decideChosen(requests: readonly RequestView[], outcome: 'approved' | 'denied', comment?: string) {
    stay()
    const decidedNow = new Set(requests.map(({ id }) => id))
    // What is refused stays chosen, and so does what was chosen meanwhile.
    if (await decide(requests, outcome, comment)) select(now => new Set([...now].filter(id => !decidedNow.has(id))))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- every key is a button of the rows too
    <div
      ref={list}
      tabIndex={-1}
      className={styles.inbox}
      {...listeners}
      onKeyDown={event =>
        pressInboxKey(event, {
          rows: shown,
          choose: ({ id }) => choose(id, !selected.has(id)),
          approve,
          deny: request => open({ mode: 'deny', request }),
          open: request => open({ mode: 'details', request }),
        })
      }
    >
      <InboxBar
        open={undecided}
        chosen={chosen}
        blocks={blocksOf(shown)}
        onChoose={requests => select(new Set(requests.map(({ id }) => id)))}
        onApprove={() => void decideChosen(chosen, 'approved')}
        onDeny={() => deny(chosen)}
      />
      <InboxRows
        rows={shown}
        label={t('listLabel')}
        selected={selected}
        refusals={refusals}
        onSelect={choose}
        onApprove={approve}
        onUndo={request => {
          stay()
          void undo(request)
        }}
      />
      {rows.length > atFirst && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" aria-expanded={isWhole} onPress={() => showWhole(!isWhole)}>
            {isWhole ? t('showFewer') : t('showAllRequests', { count: rows.length })}
          </Button>
        </div>
      )}
      {denying && (
        <Suspense fallback={null}>
          <DenySeveralDialog
            requests={denying}
            onClose={() => deny(undefined)}
            onDeny={comment => void decideChosen(denying, 'denied', comment)}
          />
        </Suspense>
      )}
    </div>
  )
}
