import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import { useSheetSteps } from '../use-sheet-steps.ts'

interface SheetButtonProps {
  sheet: ShownSheet
  /** Whether everything that was typed is saved. */
  isSaved: boolean
}

/** The button that brings the sheet to its next state; absent where the reader has none to bring it to. */
export function SheetButton({ sheet, isSaved }: SheetButtonProps) {
  const { t } = useTranslation('sheet')
  const { isAccepting, accept, isHandingIn, handIn } = useSheetSteps(sheet)
  const { state, may } = sheet
  if (may.accept)
    return (
      <Button variant="primary" wide isDisabled={!isSaved} isPending={isAccepting} onPress={() => void accept()}>
        {t('accept')}
      </Button>
    )
  if (state !== 'open' || !may.correct) return null
  const isReady = may.hand_in && isSaved
  return (
    <Button variant="primary" wide isDisabled={!isReady} isPending={isHandingIn} onPress={() => void handIn()}>
      {t('handIn')}
    </Button>
  )
}
