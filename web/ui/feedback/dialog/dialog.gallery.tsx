import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogFooter } from './dialog.tsx'

export function Gallery() {
  const [open, setOpen] = useState<'dialog' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <Card>
      <div className={styles.line}>
        <Button onPress={() => setOpen('dialog')}>Párbeszéd</Button>
        <Button onPress={() => setOpen('question')}>Megerősítés</Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Új kérelem"
        size="lg"
        aside="4 munkanap"
        hasCloseButton
      >
        <p>Típus</p>
        <DialogFooter strip="4 munkanap · marad 7">
          <Button variant="primary" onPress={close}>
            Kérelem beküldése
          </Button>
        </DialogFooter>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        onOpenChange={close}
        title="Törlöd Nagy Anna kérelmét?"
        confirm="Kérelem visszavonása"
        onConfirm={close}
        isDanger
      >
        <p>A három nap visszakerül a keretbe.</p>
      </ConfirmDialog>
    </Card>
  )
}
