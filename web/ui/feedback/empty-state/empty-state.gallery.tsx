import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadFailed } from './load-failed.tsx'

export function Gallery() {
  return (
    <div className={styles.columns}>
      <Card>
        <EmptyState icon="calendar" title="Még nincs kérelmed.">
          <Button icon="plus">Új kérelem</Button>
        </EmptyState>
      </Card>
      <Card>
        <LoadFailed title="Nem sikerült betölteni a kérelmeket." onRetry={() => undefined} />
      </Card>
      <Card>
        <ErrorState code={404} title="Nincs ilyen oldal" action={<Button>Kezdőlap</Button>}>
          Lehet, hogy elköltözött.
        </ErrorState>
      </Card>
    </div>
  )
}
