import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { toast } from './toast.ts'

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        <Button onPress={() => toast.success('Kérelem beküldve')}>Toast</Button>
        <Button onPress={() => toast.error('Nem sikerült elmenteni. Próbáld újra.')}>Hiba</Button>
      </div>
    </Card>
  )
}
