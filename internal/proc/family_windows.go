package proc

import (
	"fmt"
	"sync"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// process is a member of a child's job.
type process struct{ pgid int }

// families holds the job object of each living child. The system puts all descendants of
// a child into its job, and kills them when the job is closed, also by the end of this
// program.
type families struct {
	mu   sync.Mutex
	jobs map[*Proc]windows.Handle
}

var family = families{jobs: map[*Proc]windows.Handle{}}

// startChild starts p's command, suspended until it is in its job.
func (f *families) startChild(p *Proc) error {
	job, err := newJob()
	if err != nil {
		return err
	}
	cmd := p.newCommand()
	if err := cmd.Start(); err != nil {
		_ = windows.CloseHandle(job) // it is empty
		return err
	}
	p.cmd, p.pid = cmd, cmd.Process.Pid
	spawner.runOnThread(func() {}) // released at the end of the child
	if err := startInJob(job, p.pid); err != nil {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		_ = windows.CloseHandle(job)
		spawner.release()
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.jobs[p] = job
	return nil
}

// newJob returns a job object whose processes die with its last handle.
func newJob() (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, fmt.Errorf("make a job object: %w", err)
	}
	info := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{
		BasicLimitInformation: windows.JOBOBJECT_BASIC_LIMIT_INFORMATION{LimitFlags: windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE},
	}
	if _, err := windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation, uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info))); err != nil {
		_ = windows.CloseHandle(job)
		return 0, fmt.Errorf("make a job object: %w", err)
	}
	return job, nil
}

var resumeProcess = windows.NewLazySystemDLL("ntdll.dll").NewProc("NtResumeProcess")

// startInJob puts a suspended process into a job and lets it run.
func startInJob(job windows.Handle, pid int) error {
	const access = windows.PROCESS_SET_QUOTA | windows.PROCESS_TERMINATE | windows.PROCESS_SUSPEND_RESUME
	process, err := windows.OpenProcess(access, false, uint32(pid))
	if err != nil {
		return err
	}
	defer windows.CloseHandle(process) //nolint:errcheck // only frees the handle
	if err := windows.AssignProcessToJobObject(job, process); err != nil {
		return fmt.Errorf("put a process into its job object: %w", err)
	}
	if status, _, _ := resumeProcess.Call(uintptr(process)); status != 0 {
		return fmt.Errorf("let a process run: %w", windows.NTStatus(status))
	}
	return nil
}

// removeChild removes p, whose process must not have been waited for yet.
func (f *families) removeChild(p *Proc) {
	f.mu.Lock()
	job := f.jobs[p]
	delete(f.jobs, p)
	f.mu.Unlock()
	_ = windows.CloseHandle(job) // kills what may be left
}

// familyOf returns the living processes of a child's job.
func (f *families) familyOf(p *Proc) []process {
	f.mu.Lock()
	job := f.jobs[p]
	f.mu.Unlock()
	return make([]process, activeProcesses(job))
}

// jobAccounting is JOBOBJECT_BASIC_ACCOUNTING_INFORMATION.
type jobAccounting struct {
	userTime, kernelTime, periodUserTime, periodKernelTime int64
	pageFaults, total, active, terminated                  uint32
}

func activeProcesses(job windows.Handle) int {
	const basicAccounting = 1 // JobObjectBasicAccountingInformation
	var info jobAccounting
	if err := windows.QueryInformationJobObject(job, basicAccounting, uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)), nil); err != nil {
		return 0
	}
	return int(info.active)
}

// killFamily kills p and all its descendants. It returns how many are left after five
// seconds.
func (f *families) killFamily(p *Proc) int {
	f.mu.Lock()
	job := f.jobs[p]
	f.mu.Unlock()
	_ = windows.TerminateJobObject(job, 1) // fails if the job is empty
	deadline := time.Now().Add(5 * time.Second)
	for wait := time.Millisecond; ; wait = min(2*wait, 50*time.Millisecond) {
		left := activeProcesses(job)
		if left == 0 || time.Now().After(deadline) {
			return left
		}
		time.Sleep(wait)
	}
}

// killAbandoned returns 0: no job outlives its handle.
func (f *families) killAbandoned() int { return 0 }

// signalGroup asks the group of a child to end, as Ctrl+Break does. Programs without a
// console do not hear it.
func signalGroup(pid int, _ syscall.Signal) {
	_ = windows.GenerateConsoleCtrlEvent(windows.CTRL_BREAK_EVENT, uint32(pid))
}

// signalProcess does nothing: single processes cannot be asked to end.
func signalProcess(process, syscall.Signal) {}
