import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import { useSheetSteps, type SheetSteps } from '../use-sheet-steps.ts'
import { Checklist } from './checklist.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { SheetButton } from './sheet-button.tsx'
import { usePersonOfSheet } from '../use-person-of-sheet.ts'
import styles from './aside.module.css'

interface HandInCardProps {
  sheet: ShownSheet
  /** Whether everything that was typed is saved. */
  isSaved: boolean
  /** Whether the button stands here; on a phone it stands at the foot. */
  hasButton: boolean
}

/** What keeps the sheet from its next state, and the button that brings it there. */
export function HandInCard({ sheet, isSaved, hasButton }: HandInCardProps) {
  const { t } = useTranslation('sheet')
  const steps = useSheetSteps(sheet)
  const { state, may } = sheet
  const title = state === 'open' ? t(steps.isOwn ? 'beforeHandIn' : 'beforeAccept') : t(`state_${state}`)
  return (
    <Card title={title}>
      <div className={styles.stack}>
        <Checklist sheet={sheet} />
        {hasButton && <SheetButton sheet={sheet} isSaved={isSaved} />}
        <NextStep sheet={sheet} isOwn={steps.isOwn} />
        {may.reopen && <Reopening sheet={sheet} steps={steps} />}
      </div>
    </Card>
  )
}

/** Who accepts the sheet, and that nothing changes it afterwards. */
function NextStep({ sheet: { state, user_id }, isOwn }: { sheet: ShownSheet; isOwn: boolean }) {
  const { t } = useTranslation('sheet')
  const { approvers } = usePersonOfSheet(user_id)
  if (state === 'accepted') return <p className={styles.quiet}>{t('locked')}</p>
  if (!isOwn) return null
  return <p className={styles.quiet}>{approvers ? t('acceptedBy', { names: approvers }) : t('acceptedByAdmin')}</p>
}

/** Takes back what one has handed in oneself, and gives back or reopens that of somebody else. */
function Reopening({ sheet, steps }: { sheet: ShownSheet; steps: SheetSteps }) {
  const { t } = useTranslation('sheet')
  const [isOpen, open] = useState(false)
  const isTakenBack = steps.isOwn && sheet.state === 'handed_in'
  return (
    <>
      <Button
        wide
        isPending={isTakenBack && steps.isReopening}
        onPress={() => (isTakenBack ? void steps.takeBack() : open(true))}
      >
        {t(isTakenBack ? 'takeBack' : sheet.state === 'accepted' ? 'reopenAsk' : 'giveBack')}
      </Button>
      {isOpen && <ReopenDialog sheet={sheet} steps={steps} onClose={() => open(false)} />}
    </>
  )
}
