"""Packs a folder as a zip with the same bytes each time: zip.py FOLDER FILE SECONDS."""
import os
import sys
import time
import zipfile

folder, target, seconds = sys.argv[1:]
when = time.gmtime(max(int(seconds), 315532800))[:6]  # zip knows no time before 1980
names = sorted(os.path.join(d, f) for d, _, files in os.walk(folder) for f in files)
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name in names:
        info = zipfile.ZipInfo(os.path.relpath(name, folder), when)
        info.compress_type = zipfile.ZIP_DEFLATED
        info.external_attr = (os.stat(name).st_mode & 0o777) << 16
        with open(name, "rb") as f:
            archive.writestr(info, f.read())
