#!/usr/bin/env bash
# Runs the tests of control groups, and assay itself, in a virtual machine in which version
# 2 of control groups is mounted and delegated in all ways that there are. It needs
#
#   apt-get install qemu-system-x86 linux-image-cloud-amd64 busybox-static cpio
#
# and Go, and downloads nothing. KERNEL names another kernel. It prints PASS or FAIL for each way, and fails if any fails.
set -euo pipefail
cd "$(dirname "$0")/.."

kernel=${KERNEL:-$(ls -v /boot/vmlinuz-* 2>/dev/null | tail -n 1)}
for need in qemu-system-x86_64 busybox cpio; do
  command -v "$need" >/dev/null || { echo "cgroup-vm: $need is missing: apt-get install qemu-system-x86 busybox-static cpio" >&2; exit 3; }
done
[ -r "$kernel" ] || { echo "cgroup-vm: no kernel in /boot: apt-get install linux-image-cloud-amd64, or set KERNEL" >&2; exit 3; }

work=$(mktemp -d "${TMPDIR:-/tmp}/assay-vm.XXXXXX")
trap 'rm -rf "$work"' EXIT
root=$work/root
mkdir -p "$root"/{bin,proc,sys,dev,tmp,etc,suite,home}
cp "$(command -v busybox)" "$root/bin/busybox"
export CGO_ENABLED=0
go build -trimpath -ldflags=-s -o "$root/bin/assay" ./cmd/assay
go test -trimpath -ldflags=-s -c -o "$root/bin/proc.test" ./internal/proc
printf 'root:x:0:0::/:/bin/sh\nuser:x:1000:1000::/home:/bin/sh\n' >"$root/etc/passwd"
printf 'root:x:0:\nuser:x:1000:\n' >"$root/etc/group"

# A run whose agent sleeps, to be killed.
cat >"$root/suite/suite.yaml" <<'END'
version: 1
name: asleep
agents: {sleeper: {kind: command, command: [/bin/sh, -c, "sleep 100 & sleep 100"]}}
scenarios: {bare: {}}
graders: {text: {}}
tasks: [tasks.yaml]
END
printf -- '- {id: one, prompt: Sleep., graders: {text: {contains: ["x"]}}}\n' >"$root/suite/tasks.yaml"

cat >"$root/init" <<'END'
#!/bin/busybox sh
/bin/busybox --install -s /bin
export PATH=/bin HOME=/home TERM=dumb
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
mount -t tmpfs -o mode=1777 tmp /tmp; mkdir -p /dev/pts
ip link set lo up
groups=/sys/fs/cgroup
mount -t cgroup2 none $groups
chown -R 1000:1000 /home /suite

# try NAME USER GROUP WANT COMMAND… runs a command as USER in GROUP and expects WANT in
# what it prints, or only success.
try() {
  name=$1 user=$2 group=$3 want=$4; shift 4
  echo "exec $*" >/tmp/command
  if sh -c "echo \$\$ >$groups/$group/cgroup.procs && exec su $user -c 'exec sh /tmp/command'" >/tmp/said 2>&1 && grep -q "$want" /tmp/said
  then echo "PASS $name: $(grep -m 1 "$want" /tmp/said)"
  else echo "FAIL $name:"; grep -E 'limits|FAIL|panic|_test.go|not found' /tmp/said
  fi
}
tests='proc.test -test.v -test.timeout 150s -test.run'
own="'^Test(ControlGroup|SweepGroups|CheckGroup)'"

# give GROUP lets user have a group, as systemd does with Delegate=yes.
give() { chown 1000:1000 $groups/$1 $groups/$1/cgroup.procs $groups/$1/cgroup.subtree_control; }

# The first group of all may have processes beside groups that are limited.
try 'root, in the first group of the machine' root . '^PASS' env ASSAY_REQUIRE=cgroup2 $tests "$own"
grep 'stopped (it' /tmp/said
try 'programs of a trial together' root . '^PASS' env ASSAY_REQUIRE=cgroup2 $tests "'^TestGroupLimits$/^memory$'"
grep 'stopped (it' /tmp/said
try 'doctor of root' root . 'kernel limits' assay doctor

mkdir $groups/alone $groups/alone2 $groups/alone3; give alone; give alone2; give alone3
try 'user, alone in a delegated group' user alone '^PASS' env ASSAY_REQUIRE=cgroup2 $tests "$own"
try 'doctor of user' user alone2 'kernel limits.*alone2' assay doctor

mkdir $groups/slice; echo '+memory +pids' >$groups/slice/cgroup.subtree_control; give slice
mkdir $groups/slice/app; give slice/app
sh -c "echo \$\$ >$groups/slice/app/cgroup.procs; exec sleep 1000" &
sleep 0.1
try 'user, beside a group with other processes' user slice/app '^PASS' env ASSAY_REQUIRE=cgroup2 $tests "$own"
try 'doctor beside' user slice/app 'kernel limits.*/slice[),;. ]' assay doctor

mkdir $groups/closed
try 'user, nothing delegated: sampled' user closed '^PASS' $tests "'^TestSupervisorLimits$/^eat$'"
try 'doctor, nothing delegated' user closed 'samples.*permission denied' assay doctor
try 'tests, nothing delegated, say so' user closed 'SKIP: TestSweepGroups' $tests "'^TestSweep'"

# kill -9 in mid-run: the next command removes the group of the trial.
sh -c "echo \$\$ >$groups/slice/app/cgroup.procs; cd /suite; exec su user -c 'exec assay run suite.yaml --yes'" >/tmp/run 2>&1 &
runner=$!
for i in $(seq 100); do
  left=$(find $groups/slice -name 'program-0' -type d)
  [ -n "$left" ] && [ "$(cat $left/cgroup.procs | wc -l)" -ge 2 ] && break; sleep 0.1
done
found=$left
[ -n "$left" ] && kill -9 $runner || cat /tmp/run
try 'next command' user slice/app assay assay version
left=$(find $groups/slice -name 'assay-trial-*')
if [ -z "$left" ] && ! ps | grep -q 'sleep 10[0]$' && [ -n "$found" ]
then echo "PASS kill -9 of a run leaves no group after the next command, which $found had been"
else echo "FAIL kill -9: found $found, left $left"; cat /tmp/run; ps
fi
echo END
poweroff -f
END
chmod 755 "$root/init"
(cd "$root" && find . | cpio --quiet -o -H newc) | gzip -1 >"$work/initrd"

# The processor is emulated: /dev/kvm does not work wherever it is there. ACCEL=kvm takes it.
timeout 900 qemu-system-x86_64 -machine q35 -accel "${ACCEL:-tcg,thread=multi}" -cpu max -smp 2 -m 2048 -nodefaults -no-reboot -display none -serial stdio \
  -kernel "$kernel" -initrd "$work/initrd" -append "console=ttyS0 quiet panic=-1 loglevel=1" </dev/null | tr -d '\r' >"$work/said" || true
cat "$work/said"
grep -q '^END' "$work/said" || { echo "FAIL: the machine did not come to its end"; exit 1; }
! grep -q '^FAIL' "$work/said"
