import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectBox } from '#web/ui/data/data-table/select-box.tsx'
import { othersAway } from '../others-away.ts'
import type { Block } from './block.ts'
import styles from './inbox.module.css'

interface InboxBarProps {
  /** Those that are shown and wait. */
  open: readonly RequestView[]
  chosen: readonly RequestView[]
  blocks: readonly Block[]
  onChoose: (requests: readonly RequestView[]) => void
  onApprove: () => void
  onDeny: () => void
}

/** Chooses all, and decides on what is chosen; it stands there from the start, so that nothing moves. */
export function InboxBar({ open, chosen, blocks, onChoose, onApprove, onDeny }: InboxBarProps) {
  const { t } = useTranslation('inbox')
  const count = chosen.length
  const days = chosen.reduce((sum, request) => sum + request.days, 0)
  return (
    <div className={styles.bar} role="group" aria-label={t('listLabel')} data-chosen={count > 0 || undefined}>
      <SelectBox
        label={t('chooseAll')}
        value={count > 0 && count === open.length}
        isPartly={count > 0 && count < open.length}
        isDisabled={open.length === 0}
        onChange={isAll => onChoose(isAll ? open : [])}
      />
      {count === 0 ? (
        <span aria-hidden="true">{t('chooseAll')}</span>
      ) : (
        <>
          <p role="status" className={styles.sum}>
            <b>{t('chosen', { count })}</b> {t('chosenDays', { count: days })}
            <Overlaps chosen={chosen} block={blocks[0]} />
          </p>
          <Button variant="quiet" size="sm" onPress={onDeny}>
            {t('denyChosen')}
          </Button>
          <Button variant="primary" size="sm" onPress={onApprove}>
            {t('approveChosen', { count })}
          </Button>
        </>
      )}
    </div>
  )
}

/** On how many of the chosen requests somebody else of the group is away or has asked; nothing where more is chosen than is loaded at once. */
function Overlaps({ chosen, block }: { chosen: readonly RequestView[]; block: Block | undefined }) {
  const { t } = useTranslation('inbox')
  const absences = useApi(leave.listAbsent, block ? { query: block.window } : null).data?.data
  const colleagues = useApi(people.listPeople).data?.data
  const isLoaded = chosen.every(({ id, to_date }) => block && block.ids.includes(id) && to_date <= block.window.to)
  if (!absences || !colleagues || !isLoaded) return null
  const count = chosen.filter(request => {
    const { away, asked } = othersAway(request, absences, colleagues)
    return away.length + asked.length > 0
  }).length
  return count > 0 && <>, {t('chosenOverlaps', { count })}</>
}
