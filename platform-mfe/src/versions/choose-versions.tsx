import { useState } from 'react';
import { SelectField } from 'shared/forms';
import { Button, Stack } from 'shared/ui';
import { formatTime } from 'contract/calendar/date-texts';
import { ConfirmPreviewDialog } from './confirm-preview-dialog';
import type { PackageVersions, PreviewableVersion } from 'contract/releases/versions';

/** Form with a version of each package for a preview. The live version is preselected. */
export function ChooseVersions({ packages }: { packages: PackageVersions[] }) {
  const [chosenVersions, setChosenVersions] = useState<Record<string, string>>({});
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const previewVersions = Object.fromEntries(
    packages.flatMap(({ name, versions }) => {
      const version = chosenVersions[name];
      return version && version !== versions[0]?.version ? [[name, version]] : [];
    }),
  );
  return (
    <Stack gap={6}>
      {packages.map(({ name, versions }) => (
        <SelectField
          key={name}
          label={name}
          options={versions.map((packageVersion) => ({
            value: packageVersion.version,
            label: formatVersion(packageVersion),
          }))}
          value={chosenVersions[name] ?? versions[0]?.version}
          onChange={(event) => setChosenVersions({ ...chosenVersions, [name]: event.target.value })}
        />
      ))}
      <div>
        <Button
          disabled={Object.keys(previewVersions).length === 0}
          onClick={() => setIsDialogOpen(true)}
        >
          Preview
        </Button>
      </div>
      {isDialogOpen && (
        <ConfirmPreviewDialog versions={previewVersions} onClose={() => setIsDialogOpen(false)} />
      )}
    </Stack>
  );
}

const formatVersion = ({ version, state, since, by }: PreviewableVersion) =>
  `${version}, ${stateTexts[state] ?? state} ${formatTime(since)}${by && `, by ${by}`}`;

const stateTexts: Record<string, string> = {
  live: 'live since',
  split: 'shown to some visitors since',
  kept: 'not live any more, released',
};
