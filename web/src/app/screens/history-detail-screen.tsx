import { useSearchParams } from 'react-router';
import { HistoryScreen } from '../../clinical-history/index.ts';
import { DispensingProof } from '../../dispensing/index.ts';
import { Main } from '../../ui/layout/main.tsx';
import { useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { ProfessionalFrame } from '../layouts/professional-layout.tsx';
import { PaletteKeys } from '../palette/palette-keys.tsx';

const proof = (prescriptionId: string) => <DispensingProof prescriptionId={prescriptionId} />;

/** `/historia-clinica/{id}`; with `showheader` the site's header and *Volver* are hidden. */
export function HistoryDetailScreen() {
  useDenseScreens();
  const [params] = useSearchParams();
  if (params.has('showheader')) {
    return (
      <Main width="full">
        <PaletteKeys />
        <HistoryScreen hideChrome proof={proof} />
      </Main>
    );
  }
  return (
    <ProfessionalFrame>
      <HistoryScreen proof={proof} />
    </ProfessionalFrame>
  );
}
